-- DropIndex
DROP INDEX "life_script_user_id_created_at_idx";

-- DropIndex
DROP INDEX "love_script_user_id_created_at_idx";

-- AlterTable
ALTER TABLE "life_script" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "love_script" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "script_versions" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "is_user_edited" BOOLEAN NOT NULL,
    "origin" TEXT NOT NULL,
    "written_by" TEXT,
    "sources" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "script_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "script_versions_user_id_kind_created_at_id_idx" ON "script_versions"("user_id", "kind", "created_at" DESC, "id");

-- The newest row stays the script and each earlier one becomes a version.
INSERT INTO "script_versions" ("id", "user_id", "kind", "content", "is_user_edited", "origin", "written_by", "sources", "created_at")
SELECT s.id, s.user_id, 'life',
	jsonb_build_object(
		'texts', jsonb_build_object('scriptSentence', s.script_sentence, 'mainScript', s.main_script),
		'patterns', (
			SELECT COALESCE(jsonb_agg(jsonb_build_object('pattern', p.pattern, 'description', p.description, 'impact', p.impact, 'isUserEdited', p.is_user_edited) ORDER BY p.order_num), '[]'::jsonb)
			FROM "behavioral_pattern" p WHERE p.life_script_id = s.id
		),
		'affirmations', '[]'::jsonb
	),
	s.is_user_edited, s.origin, s.written_by, s.sources, s.created_at
FROM "life_script" s
WHERE EXISTS (SELECT 1 FROM "life_script" n WHERE n.user_id = s.user_id AND (n.created_at, n.id) > (s.created_at, s.id));

-- The newest row stays the script and each earlier one becomes a version.
INSERT INTO "script_versions" ("id", "user_id", "kind", "content", "is_user_edited", "origin", "written_by", "sources", "created_at")
SELECT s.id, s.user_id, 'love',
	jsonb_build_object(
		'texts', jsonb_build_object('personalMythTitle', s.personal_myth_title, 'personalMythIntro', s.personal_myth_intro, 'healedScriptSentence', s.healed_script_sentence, 'healedMainScript', s.healed_main_script, 'dayInLifeNarrative', s.day_in_life_narrative),
		'patterns', (
			SELECT COALESCE(jsonb_agg(jsonb_build_object('pattern', p.pattern, 'description', p.description, 'impact', p.impact, 'isUserEdited', p.is_user_edited) ORDER BY p.order_num), '[]'::jsonb)
			FROM "healed_behavioral_pattern" p WHERE p.love_script_id = s.id
		),
		'affirmations', (
			SELECT COALESCE(jsonb_agg(a.text ORDER BY a.order_num), '[]'::jsonb)
			FROM (SELECT DISTINCT ON (order_num) order_num, text FROM "affirmations" WHERE love_script_id = s.id AND kind = 'affirmation' ORDER BY order_num, created_at) a
		)
	),
	s.is_user_edited, s.origin, s.written_by, s.sources, s.created_at
FROM "love_script" s
WHERE EXISTS (SELECT 1 FROM "love_script" n WHERE n.user_id = s.user_id AND (n.created_at, n.id) > (s.created_at, s.id));

-- What was spoken of earlier versions stays, found by its words.
UPDATE "affirmations" SET "love_script_id" = NULL
WHERE "audio_data" IS NOT NULL AND "love_script_id" IN (SELECT "id" FROM "script_versions" WHERE "kind" = 'love');
DELETE FROM "life_script" WHERE "id" IN (SELECT "id" FROM "script_versions" WHERE "kind" = 'life');
DELETE FROM "love_script" WHERE "id" IN (SELECT "id" FROM "script_versions" WHERE "kind" = 'love');

-- CreateIndex
CREATE UNIQUE INDEX "life_script_user_id_key" ON "life_script"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "love_script_user_id_key" ON "love_script"("user_id");

-- AddForeignKey
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

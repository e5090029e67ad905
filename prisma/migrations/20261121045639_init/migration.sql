-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT,
    "reset_token" TEXT,
    "reset_token_expires_at" TIMESTAMPTZ(3),
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "is_new" BOOLEAN NOT NULL DEFAULT true,
    "current_streak" INTEGER NOT NULL DEFAULT 0,
    "last_journal_date" DATE,
    "best_streak" INTEGER NOT NULL DEFAULT 0,
    "weekly_word_count" INTEGER NOT NULL DEFAULT 0,
    "week_start_date" DATE,
    "total_word_count" INTEGER NOT NULL DEFAULT 0,
    "timezone_offset" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "external_logins" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_logins_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "key" UUID NOT NULL,
    "resource_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","scope","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ai_persona_settings" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "coach_persona" TEXT NOT NULL,
    "chat_instructions" TEXT NOT NULL,
    "journal_instructions" TEXT NOT NULL,
    "quick_insight_instructions" TEXT NOT NULL,
    "questionnaire_instructions" TEXT NOT NULL,
    "default_voice" TEXT NOT NULL DEFAULT 'nova',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_persona_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal_entries" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "title" TEXT,
    "content" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "chat_history" JSONB NOT NULL DEFAULT '[]',
    "key_insights" JSONB NOT NULL DEFAULT '[]',
    "quote" TEXT,
    "message" TEXT,
    "word_count" INTEGER NOT NULL DEFAULT 0,
    "local_date" DATE NOT NULL,
    "insight_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "questionnaires" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "questions" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "questionnaires_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_responses" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "questionnaire_id" TEXT NOT NULL,
    "responses" JSONB NOT NULL,
    "pattern_scores" JSONB,
    "ai_analysis" TEXT,
    "analysis_by" TEXT,
    "analysis_until" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "completed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_responses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relationship_goals" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "title" TEXT,
    "description" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "relationship_goals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "is_ai_response" BOOLEAN NOT NULL,
    "send_key" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "life_script" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "script_sentence" TEXT NOT NULL,
    "main_script" TEXT NOT NULL,
    "is_user_edited" BOOLEAN NOT NULL DEFAULT false,
    "last_updated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "life_script_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "behavioral_pattern" (
    "id" TEXT NOT NULL,
    "life_script_id" TEXT NOT NULL,
    "pattern" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "impact" TEXT NOT NULL,
    "order_num" INTEGER NOT NULL,
    "is_user_edited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "behavioral_pattern_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "love_script" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "personal_myth_title" TEXT NOT NULL,
    "personal_myth_intro" TEXT NOT NULL,
    "healed_script_sentence" TEXT NOT NULL,
    "healed_main_script" TEXT NOT NULL,
    "day_in_life_narrative" TEXT NOT NULL,
    "is_user_edited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "love_script_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "healed_behavioral_pattern" (
    "id" TEXT NOT NULL,
    "love_script_id" TEXT NOT NULL,
    "pattern" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "impact" TEXT NOT NULL,
    "order_num" INTEGER NOT NULL,
    "is_user_edited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "healed_behavioral_pattern_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affirmations" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "audio_url" TEXT NOT NULL,
    "audio_data" BYTEA,
    "voice" TEXT NOT NULL DEFAULT 'nova',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affirmations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_reset_token_key" ON "users"("reset_token");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "external_logins_user_id_idx" ON "external_logins"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "ai_persona_settings_user_id_key" ON "ai_persona_settings"("user_id");

-- CreateIndex
CREATE INDEX "journal_entries_user_id_created_at_id_idx" ON "journal_entries"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "journal_entries_user_id_local_date_idx" ON "journal_entries"("user_id", "local_date");

-- CreateIndex
CREATE INDEX "user_responses_user_id_completed_at_id_idx" ON "user_responses"("user_id", "completed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "user_responses_user_id_questionnaire_id_completed_at_idx" ON "user_responses"("user_id", "questionnaire_id", "completed_at" DESC);

-- CreateIndex
CREATE INDEX "user_responses_questionnaire_id_idx" ON "user_responses"("questionnaire_id");

-- CreateIndex
CREATE INDEX "relationship_goals_user_id_created_at_idx" ON "relationship_goals"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "chat_messages_user_id_id_idx" ON "chat_messages"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "chat_messages_user_id_created_at_idx" ON "chat_messages"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_user_id_send_key_is_ai_response_key" ON "chat_messages"("user_id", "send_key", "is_ai_response");

-- CreateIndex
CREATE INDEX "life_script_user_id_created_at_idx" ON "life_script"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "behavioral_pattern_life_script_id_order_num_key" ON "behavioral_pattern"("life_script_id", "order_num");

-- CreateIndex
CREATE INDEX "love_script_user_id_created_at_idx" ON "love_script"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "healed_behavioral_pattern_love_script_id_order_num_key" ON "healed_behavioral_pattern"("love_script_id", "order_num");

-- CreateIndex
CREATE INDEX "affirmations_user_id_created_at_idx" ON "affirmations"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_logins" ADD CONSTRAINT "external_logins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_persona_settings" ADD CONSTRAINT "ai_persona_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_responses" ADD CONSTRAINT "user_responses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_responses" ADD CONSTRAINT "user_responses_questionnaire_id_fkey" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaires"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationship_goals" ADD CONSTRAINT "relationship_goals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "life_script" ADD CONSTRAINT "life_script_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "behavioral_pattern" ADD CONSTRAINT "behavioral_pattern_life_script_id_fkey" FOREIGN KEY ("life_script_id") REFERENCES "life_script"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "love_script" ADD CONSTRAINT "love_script_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "healed_behavioral_pattern" ADD CONSTRAINT "healed_behavioral_pattern_love_script_id_fkey" FOREIGN KEY ("love_script_id") REFERENCES "love_script"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

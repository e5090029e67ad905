-- Names of imported files can say as much as what stands in them. Only the ids of sets of answers are needed later,
-- where they are ids that were made here.
UPDATE "imported_rows" SET "source_id" = ''
WHERE "source_id" <> ''
  AND ("list" <> 'responses' OR "source_id" !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

import { defineRecord } from '#functions/_platform/storage/record.ts'

/** That somebody took the audit trail away as a file. */
interface AuditExport {
  readonly id: string
  /** What it was narrowed to, as the request said. */
  readonly filter: Readonly<Record<string, string>>
  readonly lines: number
  /** SHA-256 of the file, as hexadecimal digits; files from before have none. */
  readonly sha256?: string
}

/** Files of the audit trail that were taken; nobody lists them, the trail itself tells of them. */
export const auditExports = defineRecord<AuditExport>({
  kind: 'auditExport',
  notFound: 'server.failed',
  version: 2,
  // From the second on the trail has the digest of each file, by which it is proved.
  from: { 1: (taken: AuditExport) => taken },
  history: { hides: [] },
})

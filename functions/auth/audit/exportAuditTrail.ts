import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/audit.ts'
import { auditExports } from '../store/auditExports.ts'
import { auditLines } from './auditLines.ts'
import { csvOfAudit } from './csvOfAudit.ts'
import { walkAudit } from './walkAudit.ts'

/** What one call makes in a few seconds; who wants all asks for part after part. */
const mostLines = 1000
/** Looks into the trail of which many may find nothing. */
const mostLooks = 4

export const exportAuditTrail = implement(contract.exportAuditTrail)(async ({ body, actor, now }) => {
  const { after, ...asked } = body
  const lines: contract.AuditLine[] = []
  let cursor = after
  for (let look = 0; look < mostLooks && lines.length < mostLines; look += 1) {
    const size = mostLines - lines.length
    const { places, cursor: next } = await walkAudit({ filter: asked, reader: actor, now, size, after: cursor })
    lines.push(...(await auditLines(places, actor)))
    cursor = next
    if (cursor === undefined) break
  }
  const filter = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const csv = csvOfAudit(lines, after === undefined)
  const sha256 = createHash('sha256').update(csv).digest('hex')
  await commit([auditExports.create({ id: `axp_${ulid()}`, filter, lines: lines.length, sha256 })])
  return {
    fileName: `audit-${now.replaceAll(/[:.]/g, '-')}.csv`,
    ...{ csv, sha256, lines: lines.length },
    ...(cursor !== undefined && { nextToken: cursor }),
  }
})

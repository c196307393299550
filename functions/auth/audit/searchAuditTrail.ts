import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/audit.ts'
import { auditLines } from './auditLines.ts'
import { walkAudit } from './walkAudit.ts'

export const searchAuditTrail = implement(contract.searchAuditTrail)(async ({ query, actor, now }) => {
  const { size, after, ...filter } = query
  const { places, cursor } = await walkAudit({ filter, reader: actor, now, size, after })
  return { hits: [...(await auditLines(places, actor))], ...(cursor !== undefined && { nextToken: cursor }) }
})

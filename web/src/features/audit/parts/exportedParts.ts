import type { ResponseOf } from '#shared/contract/operation.ts'
import type { exportAuditTrail } from '#shared/contracts/auth/audit.ts'

type Part = ResponseOf<typeof exportAuditTrail>

/** A file of the trail ends after so many parts; the days are to be narrowed for more. */
const mostParts = 100

/** The parts of a file of the trail, asked for one after the other until there is no other. */
export const exportedParts = async (ask: (after: string | undefined) => Promise<Part>): Promise<readonly Part[]> => {
  const parts: Part[] = []
  do parts.push(await ask(parts.at(-1)?.nextToken))
  while (parts.at(-1)?.nextToken !== undefined && parts.length < mostParts)
  return parts
}

import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { agencies } from '../store/agencies.ts'
import { relationships } from '../store/relationships.ts'

/** Agencies that are looked at together; some three of them fill a transaction. */
const together = 6

/** The next chunk of a job that has agencies which are to move under another say its name as it is now. */
export const nameOnMovers = async (
  firmId: string,
  { after }: { readonly after: string | undefined },
): Promise<Chunk> => {
  const firm = await agencies.byId(firmId)
  if (firm === undefined) return { done: 0 }
  const related = await relationships.every({ scopes: [`to:${firmId}`] })
  const begins = new Map(related.filter(({ kind }) => kind === 'locationOf').map((each) => [each.from, each.begins]))
  const left = [...begins.keys()].sort().filter((id) => after === undefined || id > after)
  const some = left.slice(0, together)
  const effects = (await agencies.byIds(some))
    .filter(({ id, movesOn, movesTo }) => movesOn !== undefined && movesOn === begins.get(id) && movesTo !== firm.name)
    .map((agency) => ({ cursor: agency.id, writes: [agencies.update(agency, { ...agency, movesTo: firm.name })] }))
  const last = some.at(-1)
  return { effects, done: 0, ...(left.length > some.length && last !== undefined && { cursor: last }) }
}

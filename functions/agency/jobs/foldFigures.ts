import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { type Chunk, defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { lossPage } from '#functions/claims/public.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { type Figures, figuresOf, figuresWrite } from '#functions/directory/store/organizationFigures.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { issuedPage, policiesById } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { newFold } from '../figures/fold.ts'
import { isByNight } from '../figures/keptFigures.ts'
import { poolYearsIn } from '../pools/poolYearsIn.ts'
import { todayHere } from '../todayHere.ts'
import { treatiesIn } from '../treaties/treatiesIn.ts'

/** Policies, or claims, that are added up at once. */
const together = 200

/** Where a fold is: in the organization's own lists, or in the whole book of which its treaties share; its policies come first. */
const Place = z.object({
  of: z.enum(['exposure', 'treaties']),
  are: z.enum(['policies', 'claims']),
  after: z.string().optional(),
})
type Place = z.infer<typeof Place>

const nextPlace = ({ of, are }: Place, after: string | undefined, hasTreaties: boolean): Place | undefined => {
  if (after !== undefined) return { of, are, after }
  if (are === 'policies') return { of, are: 'claims' }
  return of === 'exposure' && hasTreaties ? { of: 'treaties', are: 'policies' } : undefined
}

/** The whole book, of which a treaty names who shares and which is the provider's; and what names the organization. */
const scopesOf = ({ of }: Place, organizationId: string): readonly string[] =>
  of === 'treaties' || organizationId === providerId ? ['all'] : [`partner:${organizationId}`]

/** Adds up the whole book for one organization, part by part; what it comes to is told once it is whole. */
export const foldFigures = defineJob({
  kind: 'foldFigures',
  input: z.strictObject({ organizationId: z.union([PersonaId, z.literal(providerId)]) }),
  key: ({ organizationId }) => organizationId,
  beginsAnew: true,
  effect: 'parts',
  async chunk({ organizationId }, { cursor, now }): Promise<Chunk> {
    const place: Place = cursor === undefined ? { of: 'exposure', are: 'policies' } : Place.parse(JSON.parse(cursor))
    const scope = `organization:${organizationId}`
    const [before, treaties, years] = await Promise.all([
      figuresOf(organizationId),
      treatiesIn(scope),
      poolYearsIn(scope),
    ])
    const begun = cursor === undefined ? undefined : before?.underWay
    const fold = newFold({ organizationId, treaties, years }, begun)
    const scopes = scopesOf(place, organizationId)
    let after: string | undefined
    let done = 0
    if (place.are === 'policies') {
      const page = await issuedPage(scopes, { size: together, after: place.after })
      await fold.add(place.of, page.policies)
      ;[after, done] = [page.nextToken, page.policies.length]
    } else {
      const page = await lossPage(scopes, { size: together, after: place.after })
      const theirs = await policiesById([...new Set(page.losses.flatMap(({ policyId }) => policyId ?? []))])
      await fold.lose(place.of, theirs, page.losses)
      ;[after, done] = [page.nextToken, page.losses.length]
    }
    const figures: Figures = { asOf: begun?.asOf ?? now, ...fold.figures() }
    const next = nextPlace(place, after, treaties.length > 0)
    const nextCursor = next && JSON.stringify(next)
    const kept = next === undefined ? { figures } : { figures: before?.figures, underWay: figures }
    const write = figuresWrite(organizationId, before, kept)
    return {
      effects: [{ cursor: nextCursor ?? 'end', writes: [write] }],
      done,
      ...(nextCursor !== undefined && { cursor: nextCursor }),
    }
  },
})

/** The kinds of organizations that are told totals of what names them, besides the provider. */
const kinds = ['carrier', 'cluster', 'da', 'pool', 'reinsurer'] as const

/** Begins to add up for each organization whose lists are too long to be added up as it asks. */
export const foldAllFigures = defineJob({
  kind: 'foldAllFigures',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'begun',
  async chunk(_, { now }): Promise<Chunk> {
    const found = await personas.every({ scopes: kinds.map((kind) => `type:${kind}`) })
    const isWholeLong = await isByNight(['all'])
    const effects: Effect[] = []
    const isLong = async (id: string): Promise<boolean> =>
      id === providerId
        ? isWholeLong
        : (isWholeLong && (await treatiesIn(`organization:${id}`)).length > 0) || (await isByNight([`partner:${id}`]))
    for (const id of [...found.map((each) => each.id), providerId] as const) {
      if (!(await isLong(id))) continue
      const { write, events } = await startJob(foldFigures, { organizationId: id }, { by: 'Operations', now })
      effects.push({ cursor: id, writes: [write], events })
    }
    return { effects, done: found.length + 1 }
  },
})

/** Every night. */
export const foldFiguresTonight: Job = ({ now }) => beginJob(foldAllFigures, { today: todayHere(now) }, now)

import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { isReached, policyById } from '#functions/policy/public.ts'
import { ListedManuscript, Manuscript, type ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { mayAs } from '#shared/permissions.ts'
import { type ManuscriptRow, manuscripts } from '../store/manuscripts.ts'
import { quotes } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'

/** Who reads underwriters' notes reads what they are still writing; everybody else what is approved. */
export const readsDrafts = (actor: Actor): boolean => actor.workflow === undefined && mayAs(actor, 'quote:note')

/** Whose quote or policy it is, the policy too that its quote was bound as. */
const reaches = async ({ quoteId, policyId }: ManuscriptRecord, actor: Actor): Promise<boolean> => {
  const quote = quoteId === undefined ? undefined : await quotes.byId(quoteId)
  if (quote !== undefined && isTheirs(actor, ownershipOf(quote))) return true
  const id = policyId ?? quote?.binder?.id
  const policy = id === undefined ? undefined : await policyById(id)
  return policy !== undefined && isReached(policy, actor)
}

/** The endorsement, or `manuscript.notFound` when there is none, or the actor sees neither its cover nor, before it is approved, its wording. */
export const requireManuscript = async (id: string, actor: Actor): Promise<Stored<ManuscriptRecord>> => {
  const manuscript = await manuscripts.require(id)
  const isShown = manuscript.status === 'APPROVED' || readsDrafts(actor)
  const isMet = isShown && (await reaches(manuscript, actor))
  return isMet ? manuscripts.reached(manuscript) : fail('manuscript.notFound')
}

/** What of it the actor sees: underwriters are known by name to their colleagues. */
const shown = (manuscript: Omit<ManuscriptRecord, 'text'>, actor: Actor) => {
  const { writers, submitted, approved, returned, withdrawn, ...told } = manuscript
  const isColleague = readsDrafts(actor)
  const named = <Word extends { readonly name: string; readonly told: string }>(word: Word): Word =>
    isColleague ? word : { ...word, name: word.told }
  return {
    ...told,
    writers: writers.map(named),
    isWriter: writers.some(({ by }) => by === actor.userId),
    ...(submitted && { submitted: named(submitted) }),
    ...(approved && { approved: named(approved) }),
    ...(isColleague && returned && { returned: named(returned) }),
    ...(isColleague && withdrawn && { withdrawn: named(withdrawn) }),
  }
}

/** An endorsement as the actor sees it. */
export const toManuscript = (manuscript: ManuscriptRecord, actor: Actor): Manuscript =>
  Manuscript.parse({ ...shown(manuscript, actor), text: manuscript.text })

/** The same in a list. */
export const toListed = (row: ManuscriptRow, actor: Actor): ListedManuscript =>
  ListedManuscript.parse(shown(row, actor))

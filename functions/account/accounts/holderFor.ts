import type { Actor } from '#functions/_platform/auth/actor.ts'
import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { agencyById } from '#functions/directory/public.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { AccountTeam } from '#shared/contracts/account/account.ts'
import { chooseTeams } from './chooseTeams.ts'
import type { Holder } from './handOver.ts'
import { holderOf } from './holderOf.ts'
import { makesFor } from './makesFor.ts'

/** Who has the accounts that an actor makes, or why the actor makes none. */
export type HolderChoice =
  | {
      readonly holder: Holder
      /** To be committed with the accounts, so that their teams stay. */
      readonly writes: readonly Write[]
      readonly errors?: never
    }
  | { readonly errors: readonly ProblemError[]; readonly holder?: never; readonly writes?: never }

/** For which agency and teams an actor wants accounts. */
interface Wish {
  readonly agencyId: string | undefined
  readonly teams: readonly AccountTeam[]
}

/** @throws agency.notFound for an agency that is not the actor's to make accounts for */
export const holderFor = async (actor: Actor, { agencyId: wanted, teams }: Wish): Promise<HolderChoice> => {
  const agencyId = agencyIdFor(actor, wanted)
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (wanted !== undefined && (agency === undefined || !(await makesFor(actor, agency.id)))) fail('agency.notFound')
  const choice = await chooseTeams(actor, agencyId, teams)
  const errors = [...agencyProblems(actor, agencyId), ...(choice.errors ?? [])]
  if (choice.teams === undefined || errors.length > 0) return { errors }
  return { holder: await holderOf(actor, agency, choice.teams), writes: choice.writes }
}

/** An agency's people make accounts for their agency; staff for the one they name, if any; an aggregator for the one it names. */
const agencyIdFor = (actor: Actor, wanted: string | undefined): string | undefined => {
  if (actor.accountType === 'AGENCY') return actor.organizationId
  return actor.accountType === 'COWBELL' || actor.accountType === 'DIGITAL' ? wanted : undefined
}

/** Whose accounts others make, and whom to ask for one. */
const madeByOthers: Readonly<Partial<Record<Actor['accountType'], string>>> = {
  MSSP: 'An account is made by an agency or by the provider’s staff, and is yours to watch over once the insured has consented: ask the company’s agency, or the provider.',
  POOL: 'An account is made by an agency or by the provider’s staff, who then add it to your pool: ask the company’s agency, or the provider.',
}

/**
 * Nobody makes an account that would be nobody's, and be lost to them: not who looks after some agencies, not an aggregator,
 * which has its share in what its agencies have, not a pool or who watches over insureds, to whom accounts are added
 * (decision: in-agencys-name).
 */
const agencyProblems = (actor: Actor, agencyId: string | undefined): ProblemError[] => {
  if (agencyId !== undefined) return []
  if (actor.accountType === 'DIGITAL')
    return [{ path: ['agencyId'], detail: 'Name the agency that the account is for: one of yours.' }]
  const asked = madeByOthers[actor.accountType]
  if (asked !== undefined) return [{ path: ['agencyId'], detail: asked }]
  return looksAfter(actor, agencyId)
    ? []
    : [{ path: ['agencyId'], detail: 'Name the agency that the account is for: one of those you look after.' }]
}

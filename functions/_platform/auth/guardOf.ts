import type { Operation } from '#shared/contract/operation.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import { allowedIn, can, type Life, nextIn, unmetNeed, whatCanBeDone } from '#shared/records/life.ts'
import { mayDoIn } from '#shared/records/mayDo.ts'
import { fail } from '../problems/problem.ts'
import type { Actor } from './actor.ts'

interface Guarding<Need extends string> {
  /** What a step is refused with that the life does not have now; its sentence says `{status}` and what is `{allowed}`. */
  readonly refusal: ProblemCode
  /** Operations that the life names, by which a refusal knows what the actor may. */
  readonly contracts?: readonly Operation[]
  /** What a need that is not met is refused with, where that is no matter of the status. */
  readonly unmet?: Readonly<Partial<Record<Need, ProblemCode>>>
}

/** Who does something, and what the record meets; without an actor a refusal says what anybody can do. */
interface Doing<Need extends string> {
  readonly actor?: Actor | undefined
  readonly isMet?: (need: Need) => boolean
}

/** The guard of a record, from its life: what refuses a step, and what says where a step leads. */
export const guardOf = <Status extends string, Name extends string, Need extends string>(
  life: Life<Status, Name, Need>,
  { refusal, contracts = [], unmet }: Guarding<Need>,
) => {
  const mayDo = mayDoIn(life, contracts)

  /** The refusal: what the record is, and what the actor can do with it now. */
  const refuse = (status: Status, { actor, isMet = () => true }: Doing<Need> = {}): never => {
    const isTheirs = (name: Name): boolean =>
      unmetNeed(life, name, isMet) === undefined && (actor === undefined || mayDo(actor)(name))
    return fail(refusal, { data: { status, allowed: whatCanBeDone(life, status, isTheirs) } })
  }

  return {
    refuse,

    /** What would not be refused now: what the life allows, whose needs are met, and what is the actor's to do. */
    allowed: (status: Status, { actor, isMet = () => true }: Doing<Need> = {}): Name[] =>
      allowedIn(life, status).filter(
        (name) => unmetNeed(life, name, isMet) === undefined && (actor === undefined || mayDo(actor)(name)),
      ),

    /** Refuses an action that the life does not allow now, before anything is worked out for it. */
    mustAllow: (status: Status, action: Name, doing: Doing<Need> = {}): void => {
      if (!can(life, status, action)) refuse(status, doing)
      const need = doing.isMet && unmetNeed(life, action, doing.isMet)
      if (need === undefined) return
      const code = unmet?.[need]
      if (code === undefined) refuse(status, doing)
      else fail(code)
    },

    /** The status after a step; `outcome` picks among several. Refused where the life does not have the step. */
    after: (status: Status, action: Name, doing: Doing<Need> = {}, outcome?: Status): Status => {
      const next = nextIn(life, status, action, outcome)
      return next.ok ? next.status : refuse(status, doing)
    },
  }
}

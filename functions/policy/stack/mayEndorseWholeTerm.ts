import type { Actor } from '#functions/_platform/auth/actor.ts'
import { endorsesWholeTerm } from '#shared/domain/policy/endorsementWindow.ts'

/** Whether days far from today are the actor's to endorse (rule: endorsement-window). */
export const mayEndorseWholeTerm = (actor: Actor): boolean => endorsesWholeTerm(actor)

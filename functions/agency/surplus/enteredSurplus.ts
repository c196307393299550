import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { SurplusLicense } from '#shared/contracts/account/surplusLicenses.ts'
import { stateMissing } from '#shared/contracts/agency/licenseFields.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { licensingOf, signatureStates } from '#shared/regions/licensing.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { todayHere } from '../todayHere.ts'

type Entered = Pick<SurplusLicense, 'expirationDate' | 'surplusLinesState'> & {
  readonly signatureOnFile?: boolean | undefined
}

/** Who acts, when, and what was on record. */
interface Entering {
  readonly actor: Actor
  readonly now: Instant
  readonly before?: Pick<SurplusLicense, 'expirationDate' | 'signatureOnFile' | 'surplusLinesState'>
}

/** A state with surplus lines as it is kept; refused where the region has none of the name. */
export const surplusState = (text: string): string => {
  const region = regionOf(config.region)
  const state = licensingOf(region).hasSurplusLines ? stateOf(region, text) : undefined
  return state?.abbreviation ?? refuse({ path: ['surplusLinesState'], detail: stateMissing })
}

const refuse = (error: ProblemError): never => fail('license.invalidDetails', { errors: [error] })

/**
 * What is kept of what the region and the caller decide. Whether a signature is on file is said by the provider's
 * administrators alone, where the law asks for one; elsewhere there is none (administration, section 5).
 */
export const keptSurplus = (entered: Entered, { actor, now, before }: Entering) => {
  const surplusLinesState = surplusState(entered.surplusLinesState)
  const isAsked = signatureStates.includes(surplusLinesState)
  const was = before?.surplusLinesState === surplusLinesState && before.signatureOnFile
  const { signatureOnFile = was, expirationDate } = entered
  if (signatureOnFile !== was && !actor.scopes.includes('role:admin')) fail('permission.denied')
  if (signatureOnFile && !isAsked)
    refuse({ path: ['signatureOnFile'], detail: `A signature is on file in ${signatureStates.join(' and ')} alone` })
  if (expirationDate !== undefined && expirationDate !== before?.expirationDate && expirationDate < todayHere(now))
    refuse({ path: ['expirationDate'], detail: 'The day is over: enter one from today on' })
  return { surplusLinesState, signatureOnFile }
}

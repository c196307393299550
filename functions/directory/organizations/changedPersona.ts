import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { readPhone } from '#shared/regions/phone.ts'
import type { Region } from '#shared/regions/region.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf, statesOf } from '#shared/regions/states.ts'
import type { PersonaRecord } from '../store/personas.ts'
import { refuseTakenHostname } from './hostnames.ts'

/** What may be said of an organization; what is not said stays. */
export type PersonaChange = {
  readonly [Field in
    | 'contactEmail'
    | 'contactFirstName'
    | 'contactLastName'
    | 'contactPhone'
    | 'description'
    | 'hostname'
    | 'licenseId'
    | 'name']?: string | undefined
} & { readonly enforceMfa?: boolean | undefined; readonly states?: readonly string[] | undefined }

const problemsOf = ({ contactPhone, states = [] }: PersonaChange, region: Region): ProblemError[] => [
  ...(contactPhone === undefined || readPhone(region, contactPhone).ok
    ? []
    : [{ path: ['contactPhone'], detail: 'Please enter a valid phone number.' }]),
  ...states.flatMap((state, index) =>
    statesOf(region).length === 0 || stateOf(region, state) !== undefined
      ? []
      : [{ path: ['states', index], detail: 'Please select a State' }],
  ),
]

const digitsOf = (phone: string, region: Region): string => {
  const read = readPhone(region, phone)
  return read.ok ? read.phone.digits : phone
}

/** An organization with what is said of it, read as the region reads it; refused where another one has its hostname. */
export const changedPersona = async <Persona extends PersonaRecord>(
  persona: Persona,
  change: PersonaChange,
  now: Instant,
): Promise<Persona> => {
  const region = regionOf(config.region)
  const errors = problemsOf(change, region)
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  const { hostname } = change
  if (hostname !== undefined)
    await refuseTakenHostname(hostname, { holder: persona.id, problem: 'persona.hostnameTaken' })
  return {
    ...persona,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    ...(change.contactPhone !== undefined && { contactPhone: digitsOf(change.contactPhone, region) }),
    ...(change.states && {
      states: [...new Set(change.states)].map((state) => stateOf(region, state)?.abbreviation ?? state),
    }),
    updated: now,
  }
}

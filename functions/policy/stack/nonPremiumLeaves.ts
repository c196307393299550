import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { NonPremiumTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import type { Leaves } from '#shared/domain/policy/policyLeaves.ts'
import type { Leaf } from '#shared/domain/policy/policyTransaction.ts'
import { placeOutside } from '#shared/regions/outside.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { statesOfPostcode } from '#shared/regions/postcodeStates.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf, statesOf } from '#shared/regions/states.ts'

/**
 * Refuses a move to another state: there the policy would have other rates, taxes and forms. Where the region has no states
 * none is kept.
 */
const mustStayInState = (before: Leaves, state: string | undefined): void => {
  const now = String(before['firmographicData.state'] ?? '')
  const region = regionOf(config.region)
  if (state === undefined || state === '' || state === now || statesOf(region).length === 0) return
  if (stateOf(region, state)?.abbreviation !== stateOf(region, now)?.abbreviation || now === '')
    fail('policy.otherState', { data: { state: now }, errors: [{ path: ['state'], detail: `must be ${now}` }] })
}

/**
 * Refuses a postcode that the region does not write, one of a place that is no part of it, and one of another state: a move by
 * its postcode is one all the same. The postcode that the policy has stays possible.
 */
const mustBeOfState = (before: Leaves, zipCode: string | undefined): void => {
  if (zipCode === undefined || zipCode === before['firmographicData.zipCode']) return
  const region = regionOf(config.region)
  const wrong = (detail: string) => ({ errors: [{ path: ['zipCode'], detail }] })
  const { pattern, message } = region.address.postcode
  if (!pattern.test(zipCode.trim())) fail('request.unfit', wrong(message))
  const outside = placeOutside(region.code, zipCode)
  if (outside !== undefined) fail('request.unfit', wrong(`${zipCode} is in ${outside}, where no cover is written`))
  const state = stateOf(region, String(before['firmographicData.state'] ?? ''))?.abbreviation
  const states = statesOfPostcode(region.code, zipCode)
  if (state === undefined || states.length === 0 || states.includes(state)) return
  fail('policy.otherState', { data: { state }, ...wrong(`${zipCode} is in ${states.join(' or ')}`) })
}

const phoneOf = (typed: string): string => {
  const reading = readPhone(regionOf(config.region), typed)
  return reading.ok
    ? reading.phone.digits
    : fail('request.unfit', { errors: [{ path: ['customerPhone'], detail: reading.message }] })
}

/** The terms with what changes no premium as it was asked for; refused where the insured moves to another state, by name or postcode. */
export const withNonPremium = (before: Leaves, asked: NonPremiumTerms): Leaves => {
  mustStayInState(before, asked.state)
  mustBeOfState(before, asked.zipCode)
  const { name, address1, address2, city, zipCode, customerPhone, ...contact } = asked
  const given: Readonly<Record<string, Leaf | undefined>> = {
    companyName: name,
    'firmographicData.name': name,
    'firmographicData.address1': address1,
    'firmographicData.address2': address2,
    'firmographicData.city': city,
    'firmographicData.zipCode': zipCode,
    customerFirstName: contact.customerFirstName,
    customerLastName: contact.customerLastName,
    customerEmail: contact.customerEmail,
    customerPhone: customerPhone === undefined ? undefined : phoneOf(customerPhone),
  }
  const after: Record<string, Leaf> = { ...before }
  for (const [field, value] of Object.entries(given)) if (value !== undefined) after[field] = value
  return after
}

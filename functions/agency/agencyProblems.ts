import type { ProblemError } from '#shared/contract/problems.ts'
import { readPhone } from '#shared/regions/phone.ts'
import type { Region } from '#shared/regions/region.ts'
import { stateOf, statesOf } from '#shared/regions/states.ts'

interface Written {
  readonly contactPhone?: string | undefined
  readonly npn?: string | undefined
  readonly state?: string | undefined
  readonly zipCode?: string | undefined
}

/** What is wrong with an agency's phone, address and registration for the region. */
export const agencyProblems = ({ contactPhone, npn, state, zipCode }: Written, region: Region): ProblemError[] => {
  const { postcode } = region.address
  const errors: ProblemError[] = []
  if (contactPhone !== undefined) {
    const phone = readPhone(region, contactPhone)
    if (!phone.ok) errors.push({ path: ['contactPhone'], detail: phone.message })
  }
  if (npn !== undefined && !region.registration.pattern.test(npn))
    errors.push({ path: ['npn'], detail: region.registration.message })
  if (state && statesOf(region).length > 0 && stateOf(region, state) === undefined)
    errors.push({ path: ['state'], detail: 'Please select a State' })
  if (zipCode && !postcode.pattern.test(zipCode)) errors.push({ path: ['zipCode'], detail: postcode.message })
  return errors
}

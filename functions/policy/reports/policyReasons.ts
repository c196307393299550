import type { ReasonAction } from '#shared/contracts/policy/policyFilters.ts'
import { cancellationReasonsIn } from '#shared/domain/policy/cancellationReasons.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** Reasons to choose from besides those of a cancellation; what is chosen is kept in words, so that the list may change. */
export const policyReasons = {
  flatcancel: {
    INSURED_REQUEST: 'Cover not taken up',
    COVER_ELSEWHERE: 'Insured elsewhere as of the first day',
    DUPLICATE: 'Duplicate policy',
    ISSUED_IN_ERROR: 'Issued in error',
  },
  optout: {
    INSURED_REQUEST: 'Requested by the insured',
    COVER_ELSEWHERE: 'Insured elsewhere',
    BUSINESS_CLOSED: 'Business closed or sold',
    NOT_RENEWED: 'Not to be renewed by underwriting',
  },
  void: {
    MISREPRESENTATION: 'Misrepresentation',
    DUPLICATE: 'Duplicate policy',
    ISSUED_IN_ERROR: 'Issued in error',
  },
} as const satisfies Record<Exclude<ReasonAction, 'cancel'>, Record<string, string>>

/** Reasons for a deed in a region, by code; those of a cancellation decide what comes back as well. */
export const reasonsFor = (action: ReasonAction, region: RegionCode): Readonly<Record<string, string>> =>
  action === 'cancel' ? cancellationReasonsIn(region) : policyReasons[action]

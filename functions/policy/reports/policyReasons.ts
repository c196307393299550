import type { ReasonAction } from '#shared/contracts/policy/policyFilters.ts'

/** Reasons to choose from; what is chosen is kept in words, so that the list may change. */
export const policyReasons = {
  cancel: {
    INSURED_REQUEST: 'Requested by the insured',
    NON_PAYMENT: 'Premium not paid',
    COVER_ELSEWHERE: 'Insured elsewhere',
    BUSINESS_CLOSED: 'Business closed or sold',
    RISK_CHANGED: 'Risk changed',
    MISREPRESENTATION: 'Misrepresentation',
  },
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
} as const satisfies Record<ReasonAction, Record<string, string>>

/** Account types are personas: the base path, the data scope and the choice of roles follow from them. */
export const accountTypes = [
  'COWBELL',
  'AGENCY',
  'CUSTOMER',
  'DIGITAL',
  'MSSP',
  'CARRIER',
  'CLUSTER',
  'VENDOR',
  'POOL',
  'RE_INSURER',
  'PREMIUM_PROCESSOR',
] as const

export type AccountType = (typeof accountTypes)[number]

/** Who places business: the provider's staff, agencies, and aggregators in the name of theirs. */
export const placing: readonly AccountType[] = ['COWBELL', 'AGENCY', 'DIGITAL']

/** Who places it and whose it is. */
export const served: readonly AccountType[] = [...placing, 'CUSTOMER']

/** Everybody but the provider's own people. */
export const ofOrganizations: readonly AccountType[] = accountTypes.filter((each) => each !== 'COWBELL')

/** The provider's staff, and organizations that are neither an agency nor an insured. */
export const behind: readonly AccountType[] = accountTypes.filter((each) => each !== 'AGENCY' && each !== 'CUSTOMER')

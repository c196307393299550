/** JSON Schema, as far as conditions need it. */
type Condition = { readonly [key: string]: unknown }

/** The field is there and has this value. */
const is = (field: string, value: unknown): Condition => ({
  properties: { [field]: { const: value } },
  required: [field],
})

const unless = (condition: Condition, ...others: readonly Condition[]): Condition => ({
  anyOf: [{ not: condition }, ...others],
})

const pro = is('product', 'P100_PRO')

/**
 * What `detailsProblems` asks of an account's details between fields, as JSON Schema says it: the industry's code under one
 * of its names, a second industry below 100 % and none at 100 % (rule: industry-codes), and what P100_PRO asks beyond the others.
 * Each is one `anyOf` without more in it: deeper ones mislead those who make code of the schema.
 */
export const detailsConditions: readonly Condition[] = [
  { anyOf: [{ required: ['naicsCode'] }, { required: ['sicCode'] }] },
  unless(is('primaryNaicsPercentage', 100), { properties: { secondNaicsCode: { not: {} } } }),
  { anyOf: [is('primaryNaicsPercentage', 100), { required: ['secondNaicsCode'] }] },
  unless(pro, { required: ['nonUsRevenue', 'totalRevenue', 'changeInScope', 'collectingPersonalInformation'] }),
  unless(pro, { not: is('changeInScope', 'yes') }, { required: ['changeInScopeDetail'] }),
  unless(pro, { not: is('isFranchise', true) }, { required: ['franchiseSystemConnectivity'] }),
  unless(pro, { not: is('collectingPersonalInformation', 'yes') }, { required: ['numberOfPersonalRecords'] }),
  unless(
    pro,
    { not: is('collectingPersonalInformation', 'yes') },
    { properties: { numberOfPersonalRecords: { minimum: 250_000 } } },
  ),
]

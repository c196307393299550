/** The sort of the address as far as the operation knows it: `sortFrom(quoteSorts, list.sort)`. */
export const sortFrom = <Field extends string>(
  fields: readonly Field[],
  sort: string | undefined,
): Field | `-${Field}` | undefined => {
  const field = fields.find((each) => each === sort?.replace(/^-/, ''))
  return field !== undefined && sort?.startsWith('-') ? `-${field}` : field
}

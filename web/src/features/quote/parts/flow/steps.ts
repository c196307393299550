/** Steps of new business, as the address names them (quoting-and-servicing, section 2), in the order of the bar. */
export const quoteSteps = [
  'verify',
  'product-selector',
  'questions',
  'state-license',
  'quote',
  'custom-quote',
  'additional-info',
  'verify-submission',
] as const
export type QuoteStep = (typeof quoteSteps)[number]

/** The same steps for a company that came as a submission. */
const ofSubmissions = 'submissions-'

/** Where one is in the flow. */
export type Place = { readonly step: QuoteStep; readonly isSubmission: boolean }

/** The step that an address names; undefined for what is none. */
export const placeOf = (key: string | undefined): Place | undefined => {
  if (key === undefined) return undefined
  const isSubmission = key.startsWith(ofSubmissions)
  const name = isSubmission ? key.replace(ofSubmissions, '') : key
  const step = quoteSteps.find((each) => each === name)
  return step && { step, isSubmission }
}

/** A step by the name that an address has for it. */
export const keyOf = ({ step, isSubmission }: Place): string => `${isSubmission ? ofSubmissions : ''}${step}`

/** The steps beside one; undefined where the flow begins and ends. */
export const besides = (
  step: QuoteStep,
): { readonly before?: QuoteStep | undefined; readonly after?: QuoteStep | undefined } => {
  const at = quoteSteps.indexOf(step)
  return { before: quoteSteps[at - 1], after: quoteSteps[at + 1] }
}

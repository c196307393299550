/** How the processor's page was left, as the address it returns to tells. */
export type ProcessorReturn = { readonly status: string; readonly transactionId: string | undefined }

/** What the address says of a return from the processor; undefined when the page was opened in another way. */
export const processorReturnOf = (search: URLSearchParams): ProcessorReturn | undefined => {
  const status = search.get('status')
  return status === null ? undefined : { status, transactionId: search.get('transactionId') ?? undefined }
}

/** The address without what the processor added, so that a reload does not tell it again. */
export const withoutReturn = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  rest.delete('status')
  rest.delete('transactionId')
  return rest
}

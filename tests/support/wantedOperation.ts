/** An operation that nobody has, as `npm run new:operation` is asked for it. */
export const wantedOperation = {
  name: 'shelveQuote',
  method: 'PUT',
  path: '/api/quote/v1/shelve/{quoteId}',
  permission: 'quote:decline',
  resource: 'underwriting',
}

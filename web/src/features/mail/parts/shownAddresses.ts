/** Addresses as people read them: ours without what names the thread. */
export const shownAddresses = (addresses: readonly string[]): string =>
  addresses.map((address) => address.replace(/\+thr_\w+@/i, '@')).join(', ') || '–'

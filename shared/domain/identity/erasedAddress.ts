const erasedDomain = 'erased.invalid'

/** The address of somebody erased, by the id of the user or the request: nobody can have it, since `.invalid` is no domain (RFC 2606). */
export const erasedAddress = (id: string): string => `${id.toLowerCase()}@${erasedDomain}`

/** Whether an address is that of somebody erased: nothing is sent there. */
export const isErasedAddress = (email: string): boolean => email.endsWith(`@${erasedDomain}`)

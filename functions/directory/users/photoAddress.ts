/** Where a user's photo is read; another photo has another address. */
export const photoAddress = ({ email, photo }: { readonly email: string; readonly photo: string }): string =>
  `/api/user/v1/pic/email/${encodeURIComponent(email)}?version=${photo}`

import { useAuthorityName } from './useAuthorityName.ts'

/** To whom a part of an account is payable. */
export const AuthorityName = ({ authority }: { authority: string }) => useAuthorityName(authority)

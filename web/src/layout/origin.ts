import { accountTypeOfAddress } from '../paths.ts'

const key = 'palisade.origin'

/** Remembers where somebody was going, to bring them there after they signed in. */
export const rememberOrigin = (address: string): void => {
  if (accountTypeOfAddress(address)) sessionStorage.setItem(key, address)
}

/** Where to go after signing in as this persona: where one was going if it is in that persona's area, else its home. */
export const takeOrigin = (accountType: string, home: string): string => {
  const address = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return address !== null && accountTypeOfAddress(address) === accountType ? address : home
}

import { accountTypeOfAddress, isEverybodysAddress } from '../paths.ts'

const key = 'palisade.origin'

/**
 * An address as a place of this application, with further query; undefined when it leads out of it. What a link or a server
 * names as the next place is followed no further than here.
 */
export const appAddress = (address: string, query: Readonly<Record<string, string>> = {}): string | undefined => {
  if (!URL.canParse(address, location.origin)) return undefined
  const url = new URL(address, location.origin)
  // Two slashes at the start name a host to whoever reads the path alone.
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** Remembers where somebody was going, to bring them there after they signed in. */
export const rememberOrigin = (address: string): void => {
  const place = appAddress(address)
  if (place !== undefined && (accountTypeOfAddress(place) || isEverybodysAddress(place)))
    sessionStorage.setItem(key, place)
}

/** Where to go after signing in as this persona: where one was going if this persona may be there, else its home. */
export const takeOrigin = ({ accountType, home }: { readonly accountType: string; readonly home: string }): string => {
  const address = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const mayBe = (place: string) => accountTypeOfAddress(place) === accountType || isEverybodysAddress(place)
  return address !== null && mayBe(address) ? address : home
}

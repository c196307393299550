/** What a browser says of itself, in words: `Chrome` on `Windows`. Empty where it says nothing that is known. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** The first that fits: browsers name those they descend from as well. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const firstOf = (names: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''

/** Reads a User-Agent header (RFC 9110, 10.1.5). */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})

/**
 * The network an address is in, coarse enough not to follow a person by: the first two numbers of an IPv4 address, the
 * first three groups of an IPv6 one.
 */
export const networkOf = (address: string): string => {
  if (address.includes('.')) return `${address.replace(/^.*:/, '').split('.').slice(0, 2).join('.')}.x.x`
  const groups = address.split('::')[0]?.split(':') ?? []
  return groups[0] === undefined || groups[0] === '' ? '::' : `${groups.slice(0, 3).join(':')}::`
}

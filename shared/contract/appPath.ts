/** A segment of a path; dots alone would lead elsewhere. */
const segment = "(?!\\.{1,2}(?:[/?]|$))[\\w.~%!$&'()*+,;=:@-]+"
/** A path of the web app: no host, no second slash, no backslash, no white space. */
export const appPath = new RegExp(`^(?:/${segment})+/?(?:\\?[^\\s\\\\]*)?$`)

/**
 * Whether an address is a path of the web app. Whatever a browser makes of it stays on the app's own origin: no host, no
 * second slash, no backslash, no white space that it would leave out.
 */
export const isAppPath = (address: string): boolean => appPath.test(address)

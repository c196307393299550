/** Internet Explorer, by the document property or script engine that nothing else has. */
export const isUnsupportedBrowser = (): boolean => /MSIE |Trident\//.test(navigator.userAgent)

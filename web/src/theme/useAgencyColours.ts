import { useLayoutEffect } from 'react'
import type { AgencyColours } from '#shared/domain/organizations/agencyColours.ts'
import { agencyRules } from './agencyRules.ts'

/** Has the document adopt a sheet with an agency's colours; what is answered lets go of it. */
export const wearColours = (colours: AgencyColours): (() => void) => {
  const sheet = new CSSStyleSheet()
  for (const rule of agencyRules(colours)) sheet.insertRule(rule, sheet.cssRules.length)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Has the page wear an agency's colours for as long as what asks for them is shown, so that no later page has them. */
export const useAgencyColours = (colours: AgencyColours | undefined): void => {
  const { light, dark } = colours ?? {}
  useLayoutEffect(
    () => (light === undefined || dark === undefined ? undefined : wearColours({ light, dark })),
    [light, dark],
  )
}

import { bareDomain } from './firmographics.ts'

/** So many labels tell whose a name is; more are made up to be long. */
const mostLabels = 8

/**
 * The domain of an e-mail or web address and those above it, the address's own first: what is said of `acme.co.uk` goes for
 * `mail.acme.co.uk` too. None where there is no domain.
 */
export const domainsOf = (address: string | undefined): readonly string[] => {
  const labels = bareDomain((address ?? '').split('@').at(-1) ?? '')
    .split('.')
    .slice(-mostLabels)
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

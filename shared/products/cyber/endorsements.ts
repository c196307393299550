import type { LineEndorsement } from '#shared/domain/coverage/productLine.ts'

/** For who keeps the data of many people: data in others’ hands, and people who live abroad. */
export const dataCustodian: LineEndorsement = {
  formNumber: 'PAL-LINE-201',
  title: { us: 'Data custodian endorsement' },
}

/** Midmarket companies have lawyers and experts of their own, and agree on them before anything happens. */
export const counselOfChoice: LineEndorsement = {
  formNumber: 'PAL-LINE-202',
  title: { us: 'Counsel and experts of your choice' },
}

/** A carrier that a state does not admit submits to the courts there. */
export const serviceOfSuit: LineEndorsement = {
  formNumber: 'PAL-LINE-203',
  title: { us: 'Service of suit' },
  paperType: 'SURPLUS',
}

/** Who runs a company of a few people fills in the application alone, and is no expert. */
export const plainApplication: LineEndorsement = {
  formNumber: 'PAL-LINE-204',
  title: { us: 'Small business application endorsement' },
}

/** What every Plus has beyond coverages and sublimits: organizations that are acquired, and time to tell of a loss. */
export const plus: LineEndorsement = {
  formNumber: 'PAL-LINE-205',
  title: { us: 'Plus enhancement endorsement' },
}

/** What of a technology company’s promises is insured, and what is its price. */
export const technologyServices: LineEndorsement = {
  formNumber: 'PAL-LINE-206',
  title: { us: 'Technology services endorsement' },
}

/** When a provider of the cloud stands still, with those on whom it stands. */
export const cloudServices: LineEndorsement = {
  formNumber: 'PAL-LINE-207',
  title: { us: 'Cloud services endorsement' },
}

/** What the Prime One forms say of an attack by what is new: software that decides, imitations, and devices of the people’s own. */
export const primeEndorsement: LineEndorsement = {
  formNumber: 'PAL-LINE-208',
  title: { us: 'Prime endorsement' },
}

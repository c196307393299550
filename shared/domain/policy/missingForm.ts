import { type FormFacts, formsCarried, type PolicyForm } from './policyForm.ts'

interface Books {
  /** The platform's own forms, which say what a policy needs. */
  readonly own: readonly PolicyForm[]
  /** The book that it is issued by. */
  readonly book: readonly PolicyForm[]
}

/**
 * A form that a policy needs and the book has in no edition for its day: base wording, its state's amendments, what the law
 * has disclosed, the endorsement of a coverage that it buys (rule: forms-in-force). A form of the same type that says no less
 * stands in for it.
 */
export const missingForm = ({ own, book }: Books, facts: FormFacts): PolicyForm | undefined => {
  const carried = formsCarried(book, facts)
  const standsIn = (form: PolicyForm, needed: PolicyForm) =>
    form.formTypeId === needed.formTypeId &&
    (form.state === undefined || form.state === needed.state) &&
    (form.coverage === undefined || form.coverage === needed.coverage)
  return formsCarried(own, facts).find((needed) => !carried.some((form) => standsIn(form, needed)))
}

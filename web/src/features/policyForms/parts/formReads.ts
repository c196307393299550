import type { Operation } from '#shared/contract/operation.ts'
import { searchForms } from '#shared/contracts/docs/forms.ts'
import { searchFormTypes } from '#shared/contracts/docs/formTypes.ts'

/** What is read of the book of forms: stale once something of it is changed. */
export const formReads: readonly Operation[] = [searchForms, searchFormTypes]

/** The book is loaded whole, as large as it may be. */
export const wholeBook = 2000

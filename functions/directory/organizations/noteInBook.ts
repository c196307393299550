import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type RelationshipBook, relationshipBookId, relationshipBooks } from '../store/relationships.ts'

/** The book as it was read, undefined before the first relationship: it is read before what is decided on. */
export const readBook = (): Promise<Stored<RelationshipBook> | undefined> => relationshipBooks.byId(relationshipBookId)

/** The write that every change of relationships is written with: of two at once, one comes again. */
export const noteInBook = (book: Stored<RelationshipBook> | undefined): Write =>
  book === undefined
    ? relationshipBooks.create({ id: relationshipBookId, changes: 1 })
    : relationshipBooks.update(book, { ...book, changes: book.changes + 1 })

/** The writes that remember up to which day the business followed; none where that is known. */
export const noteFollowed = (book: Stored<RelationshipBook> | undefined, day: CalendarDate): readonly Write[] =>
  book === undefined || book.followed === day ? [] : [relationshipBooks.update(book, { ...book, followed: day })]

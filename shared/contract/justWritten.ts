/**
 * The header by which an answer names the listed records that it wrote, by their ids and commas between, and the caller's
 * next requests name them back: an index may be a moment behind the table, and nobody looks for the own change in vain.
 */
export const writtenHeader = 'x-written'

/** A request names no more of them; each costs a list a read. */
export const mostWritten = 10

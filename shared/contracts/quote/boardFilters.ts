/** How something stands that is not met, as the board may be narrowed to it. */
export const boardStatuses = ['OVERDUE', 'RECEIVED', 'OPEN'] as const

/** By the next day on which something is due; the latest first with a minus sign before it. */
export const boardSorts = ['due'] as const

/** The spans of the reports by their number (quoting-and-servicing, section 9). */
export const ninetyDays = 8

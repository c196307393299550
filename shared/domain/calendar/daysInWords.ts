const days = /(?<![\w-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/g

/**
 * A sentence with its days (`2026-01-31`) as people of a locale say them: `Jan 31, 2026`, `31 Jan 2026`. A sentence without
 * days needs no locale.
 */
export const daysInWords = (sentence: string, localeOf: () => string): string =>
  sentence.replace(days, (day) =>
    new Intl.DateTimeFormat(localeOf(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
  )

interface Texts {
  readonly [key: string]: string | Texts
}

/** The locale that has every text; the others hold what differs from it. */
export const baseLocale = 'en-US'

/** The texts with the changes laid over them, key by key. */
export const overlaid = <Group extends Texts>(texts: Group, changes: Texts): Group => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, change]) => {
      const text = texts[key]
      return [key, typeof change === 'object' && typeof text === 'object' ? overlaid(text, change) : change]
    }),
  ),
})

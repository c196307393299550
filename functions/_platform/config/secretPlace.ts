/** With what a setting begins that is not a secret but where it is kept: `secretsmanager:palisade/us/processor`. */
export const secretPlace = 'secretsmanager:'

/** The name of the secret that a setting names; undefined where it is the secret itself, as on a laptop. */
export const secretNameIn = (setting: string): string | undefined =>
  setting.startsWith(secretPlace) ? setting.slice(secretPlace.length) : undefined

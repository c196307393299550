/** The key of the passkey button, in a box of 24 units; the login draws it before the app is there as well. */
export const keyOutline = 'M15 9h.01M15 14a5 5 0 1 0-4.6-3L4 17.4V20h3v-2h2v-2h1.5l2-2.2A5 5 0 0 0 15 14z'

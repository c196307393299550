/** `••• ••• 0132`: enough to know one's own phone by. */
export const maskedPhone = (phone: string): string => `••• ••• ${phone.slice(-4)}`

/** `d•••@bluebonnet.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

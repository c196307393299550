// Posts what the identity provider says to the application; without scripts its button does.
document.forms[0].submit()

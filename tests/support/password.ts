/** The password of everybody in the tests, unless said. Its hash is made once a run: each takes a tenth of a second. */
export const PASSWORD = 'orage-violet-73'

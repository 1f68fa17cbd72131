/** A page for a browser that asked for one and gets none. Visitors read it, so it says nothing of the server. */
export const errorPage = {
  home: 'Back to Haven',
  of: {
    'bad-request': ['Not understood', 'The server could not read this request.'],
    origin: ['Not from here', 'Tables are open to the pages of this server alone.'],
    token: ['Not for everybody', 'This page asks for a token.'],
    'not-found': ['Nothing here', 'There is no such page.'],
    method: ['Not like this', 'This page can be read and nothing else.'],
    late: ['Too slow', 'The request did not arrive in time. Please try again.'],
    'too-large': ['Too large', 'The request is larger than anything this server takes.'],
    'too-fast': ['Too fast', 'Too many requests came from your network. Wait a moment, then try again.'],
    'too-many': ['Too many', 'Too many connections are open from your network. Close some, then try again.'],
    headers: ['Too much said', 'The headers of this request are too long. Removing the cookies of this site may help.'],
    internal: ['A fault of ours', 'Something went wrong on the server. Please try again later.'],
  },
} as const

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export function isJsonRequest(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get('content-type') ?? '');
}

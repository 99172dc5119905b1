/**
 * Functions of PHP 8.5 and WordPress 7.1, those of WooCommerce and Advanced Custom Fields that have no beginning of their own, and
 * beginnings: each sets {@link HASHES} bits. A name that is not among them passes for one in one of forty cases, and is not told of then.
 * `npm run known:functions` writes them.
 */
const BITS = Buffer.from(
  // bits:start
  'D+WFiop70LLt1qbIWjsVo47YwEPYTPAbeaDyhIDoy9OPA94DrDLVZz97hwhRmaa6Htpswa5jqVzPBtb8F6va9RKKaNxuWafwuhZsoT3OvruD8tEOS5BJergDVWTAgBSipZos6JIuQRJLQgTPuKSE5QDNYa9Q4SfpS7l0oMEOL9Aj+8SbUtEGw0yO8ke5ENhq1BLDS3SeZliDf97Ev1Z5ZrlEA7ANzxC3/4OppyxNBV3fP7ni7ZZYocEBJZpg6xvYiAYEhNUGI5oBkSyJmxYnrDGp/KvSCvWXzS8WWSA+3qbTcjtZVHZ0osqvkTU4pnM0SakHOC7/swK7boYVe0w/qOBZqaOB5QpfyNnGG+vXyLMjq55VoIQisXJEssG++xXRNV0A4B2dLLwzaNaxUzzIKkhX8ALWhrlFyunD6NfoZuTNYLcTsbymIXw6ATM9UwRpYJFAXcw6gwRrJPcq73OiEXlw+tuMaTQLBZl1uEVtB1mI1lS9NvqXVRl0db0iAoKnfRS0oAuDc/NtqHL8RgamXQKa3Apkl0AUXk7VC2KYDGcPSxqmBSjIqhdQmgpcLefRfAEhRH3+J17BGUX0blLhIvzoZ+9EDoFvCJ8/fpwygWaRFVh+8hA+VG0/ivugybk4W0OYZE7NubCYK81IzgdBdRkUpC5NRBoKCvUaFKvRYUlZE4RXgsIgDhEMnwoxUWidFC/fWIEL7vqpGCrNEBbknwo8a0D77e2dqJ8yFlOUGwU5e0AN9cp1ZfGC4PfcJF304IAJq3jYeu75mKwFSYcabGkPHjZVdfSuDfiCrBCvKvciQxY8hBkCE4dqCg2nZJcbw8KAicNkDEY4J+6fXZEgzwLGMwFGM9ILaOdwE0MsnkUhqFekTwkCsKl2noqkGsGWPFGMW+nB5uyuJdBWpdiXqkAIXeXw5Cxf9hqRwwlCT4ge2K1KHX+fRxR7WJWEP3EWuUc0UXUAeJVSfrhR9IWierBo2zEHoCtZQhnFwOr5CyKAjB25DcAgU6OKzVEDxkZk4ZrLlWCu8UeKqVqVsIDxwH6xelxEFuM9sAz31Dzw7A4GcnDzPJsMMUGq08im20e5McGTPl3231fmN1OoIG3JmOfR+wMxIPXTODK9MwqcGxU0A0AcdXjkdPuG6KhHe0mVR0SsWxVThAodiL10EC8OLCeO2eHFunLKcea8+AOBSR6gx0S9gHFAPIrCePilXb5nhp5BBs2QAAZfaNTZSDP4IX9dfS8IPBwpjY7IWo6HI8IVIwezK7mvse0cpzyvxtcD+x1KwFM+bpML0UOACFTkvw2hTwWeQI2HaeE3XAedEqDHZqeBew15jkrPFTxHYc1FdbyEBS7bKfBSz/ANR6VNgcAGgrqeANrIXqyPGJisgNWDxWeLVDYkAe5VE05QBRGsoCAAdVkLRLqVJF+TGoFKSCo1HM9g9lzLfVv3ZNVi7/q4SQSao3Uq/SdN7ckK3cEetul5nEJRCN5GxzgqnEF6lRhP9w5R+3CJeT6IJ9APdNpm09ph1ofRPfBAHyztz8hoXD3XG9F2uFDd/bxMXUmLKyKoBuTKESBXgHV4AON6wL/cG4/8gle0jhYtFwI4r5OLhfIyBYrRiqMaHwLEyHoAi5HfxtmbAQOUp7PICbFtyXFwLs9AChlc4haBCU09Fh4bTgM5jViYGlH5fegMIqRqVPIry+4OZoCWmF88novKQbypZG2plPbYZQJjXnFwyB6fcgFLxyybUBORT5gUgNuXM5EqBA+2Sfk+UpeTYLRgOfxg0ae3sioJjli7trIlV6bMCYNRhDaFSpTM6RZsvxggOTaXpMgMsjEhKM7Jc2VUtlAmBQrt/BYM6jj7MKcDwvV+gApbybCdGD8aDnDfQIU1ZipcDzHe1N7ikNlhGBXRHFFdsUSMND2wjTcYAn5B8SZLgWBQOxGVKYpBNUPYCruyOxn7mc8TsiNeDlwsJclIN4HKi0oJNLheWpfRjHB27ZmNpNHOusmsGjeJFVGQZOWS7oslM6hFLEg0u8+glqWPoROjx0kyN0x2MQdbCgTJG4D6JcShAeS5CM/Th7aBbo7EsCCx3ItsMzGrSVVioVjNNnUlvOmxAUFzYr4HTryywd/B4BhtAgs9ML1+lLJJklPNftUUUdrV4xgb9rSlERMDrge5FpQAMMoGT3R/iukgIBQfcGrhSdAgTkVqNpMLLxG/HH+LnFxQelASSjLfF1Rtq3YItghrVXA7AHSPFd2eBQSHTpbJMvKOIhlcqX01ELBKwE+0JJ75Q1ZgrYplmjzAyvMgIsqHs3IpCmcT0CuYVFxoej2lHLahWH0ZJBflUqdFj5qYkkwT/XkVF8vNx4cErSXY5sw3J4Z6AktwdldQkYl0iPHys1Xh6DL+oyiGKEViEGRX0QvBADfbMa7vgeM0ONpcmQurqp/GUTHhWzwzrNbyZlOQET0kz3ktkmpgTxtEEB6uEFkU8QLkVuWoJ/4qkUlCYSfAx4x5hQ/nXka4kiouADcv8hDyaA2EnqyUUcX241Du+xyWRE1kchY1FhKBgKUVJuINkrzhCJSS+2myQXohoVoFGDIPVUlpc6oDgg05TQCr1OTKvilFo4svxxBYTRFwN1PdVs8cGHJxUOvKZkuBDnkDN0cC5DdIA15lEi43ih5TrQYWoY0IEHF+ghM09AP6dyeDxbhjg6Ioe/HuLLuCR47BMU9UUEm8KOVX+uGAyjxJ0STEdXOHUTXAT9OzMFKyYfVZcoWoeQCoCsa2Ukjrg6JA5DNJlBhuicn+RoLgAMPRu5ZKXZnON4Xy3Zu6PwXSydXasjJKyZAPuTLQjdQMm8zPPViiCa8nP7rQEy0HAto50nXM6EIUq2eL796Uajx3ZOAmCwaI5QuDqoho4LQcYnBpaXmwlcEAAS5kzUn4ZA/KhxuAQm3mgUlInDJ0kci1oiOOIQrBCgTkv9M9vaLBG5AlHDdPliTiQGwEUhH8vkFpR1BaY6iB1BJJS/CngJw2jPpUmECIAoSMbfKYizVmkktqINvjoitI+VQUSl+gaFdRmHMPET7Rjji0Fr0E2/BtVLpMZQspwYg9ESJDmFvjD0uQBjWP1bMAp9yIiUfnCAIKAUCmQoTz95CBErTepAsAijzTQxnTl4stLeSgpir2zcR+PgFlEZlbSbycTb/CGsc0zwhkMA1DzGGxObEL6uwfgyqdT03CCOoj+hw8cT+ccZOGgGDTKMfAVROrgdjnMNuguDgJC6xVdO5bRDJjJMW3DWi0mRxcpBTZSmIgwUEVH8BIwPDrbyECngl6GoA8jB4nYHoo9Ql//2Ah3lW2gYw/0whJ0oAAtroOyw6NHeOUM5JUP/EfCF7hkr+np1a+c1mNCt2si4AZaeoLbrsN2T+3Jotqc4ILyUBE8ajKkgqCSh/tIF2B0nS3lPxmyTmCgVR+a5ScNcWPEQpHs4Og/w1/Qk2lXV2KZxLsmTsuRqkuJk1ZySbvh5Wj5frIAJakIe5FIDvbOoEol69s4mpfrkQPFrBVB7pjUb3t6X0WYS+ht3ioghgNqQxkvEQOFI8hRnTaOiU9XIPKrTiRtS0+0bcC4YYcp26181S1Cime0V4W6qyOztc3OvG6R1UuJEYYcgFULVFAkqogOLwhBgFLWBydeEiervg+4Vw/7GTdF07lYMEcrRmcZQzr12wVPtOTq+a4ipFCJx6KVoGg1YNuUalFBmqZTrwoPRK67sHhqBL4KpHfqNpWiWUsFHqmwJDZhmWlKl0nqVLmdcNe00CgZCiycsjcLFDC92PQJTLaJHboa4UEOzNYTsmDNAZApSdR9rPJDqDRu5X98UECn3+LaWMdUqSw+DUA/UNrPfks398hAX0geiGIkiurJNEZMKdWYESR1wBQskU5pN1VV5TchjB6lALkMFIPxTxkkkGN/CrqOU2a5YgLMRw0rfE0odEIaBikYkxp7puIS4QmYxMLzhBXRZJLpG4GLEGD74mxEER1jwaat8S2X5wsjrP6G3cqZKtALGEXIbTAZBUWLejQUEs0eKwKZmOGuo9vVvLAy/rq83IGdK7MuXJKoYPZnAyLHl6ZB2Ay70Wgj7ow8I72g81it2SAY8M9czg4JIwXEGYuQQsyj5V3Ma9aFIbJXOzMoGrGCMyRNRkLSY2qBbNU4wlhTNsD+tZhxzFuqg0GqlEO1awKu3dIm4+nZMyRKQSAskYIejFPU6K7VIpG/GlOPxUUOw4CTPVF+eiqd4tAR6WLWUqONfE3FjjCwVqgKQ2UEs5wBjBUvj5bgzQaq5PjyiCakvcMGpSQqzE0NFxkKnntIxdBOyQBj0AQL+rOa1jFXB/OVX4qsKgF++tFav39L0DH86uxkb2TFSiBGMlv6xwB2IRwlHCBlTgjbB40RVCJ47qFJ2B2ENCcIPH+lj7QS8XWm4I3oVPhnASwo/ShRtxFXPCJkI0h5a3DDklzkhSAgJXhiuDPFnPfHklDjFWP16Rlle1XwEI8kb2KUsjKrihCaBT96dP3fJjxgCikju4lsVwC6CgLJS4exobuNQdHIx6wSMUjZIsGxJ21qQgsFYv2UCBa8b0/gTqaQheC0qzqlG9vEOzwebWM0LqogFzHrgi1WBvuMqPLBHRiLEAgy/6x0GSux9/B0FwDQYGkoRkUBlAl9ffwyKVP97duYoyr9VTn15kbwDXD2CMgJynmhL9e6T0m7yb57cszIxchksdTQEqE2RmqmJTtGcfz6Ca2r5e4yRJrdaBunRYUz1FVhiV+xVXeqLTDeiqLsfTEnEvoKYs476HTJHLPs0ziGAkAS4FEGPHx8xerAOD7NeLlLMY3AiaFTmHprIHYOGoKr4pPwQ85s+H9alJLUYgmlTgfVFRAYN9nF8fegCSAc0jJC01AGhDhRJhU4U0QokoWQiRkTTOnnkGl10wH+bZF6z92rdWQOhD29sFqs+Q0nkQu31trEH3qHl+7g3I4diGykGyMimAUOIHsILQMT5sFWhoBQQGGdSI4RhyGEd/deesBGoeyW74LvRZ493oYOsvr+E0eABiWMqIpYj48Yi0cf61tC+UoAETEYwpjErwY68qHwka+IihzlCrx',
  // bits:end
  'base64',
);
const HASHES = 5;

/** The bits that a name sets, of so many. Source: Fowler, Noll and Vo's hash, FNV-1a. */
export function* listBits(name: string, size: number): Generator<number> {
  for (let seed = 0; seed < HASHES; seed += 1) {
    let hash = 0x811c9dc5 ^ seed;
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    yield ((hash ^ (hash >>> 15)) >>> 0) % size;
  }
}

const has = (name: string): boolean => {
  for (const bit of listBits(name, BITS.length * 8))
    if (((BITS[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
};

/** Names to which newer versions of WordPress are likely to add. */
export const GROWING = /^_?wp_|block/;

/** Whether PHP or WordPress has, or may have, a function; in lower case. */
export const isKnownFunction = (name: string): boolean => GROWING.test(name) || has(name);

/** Whether several functions of PHP or WordPress begin so. */
export const isKnownPrefix = (prefix: string): boolean => has(`p:${prefix}`);

/** Whether hooks of WordPress begin so. */
export const isKnownHook = (prefix: string): boolean => has(`h:${prefix}`);

/** Whether only underscores, or an `s` at the end, make the difference from a function of PHP or WordPress. */
export const isMisspelt = (name: string): boolean =>
  !isKnownFunction(name) && [name.replaceAll('_', ''), name.replace(/s$/, ''), `${name}s`].some(has);

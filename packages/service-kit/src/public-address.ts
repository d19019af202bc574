import ipaddr from 'ipaddr.js';

/** Whether everybody on the internet has the same host at this address: no private, local or translated network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

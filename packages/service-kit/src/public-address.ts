import ipaddr from 'ipaddr.js';

/** Whether an address is the same host for everybody on the internet: no private, local or translated network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
